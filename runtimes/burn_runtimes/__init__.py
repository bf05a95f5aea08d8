"""The drivers: each runs what the compiler made on one kind of device."""
