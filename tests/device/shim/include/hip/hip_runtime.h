// Everything is in device.h.
#pragma once
