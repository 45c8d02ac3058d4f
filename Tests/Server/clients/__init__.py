# SPDX-License-Identifier: Apache-2.0

"""Clients of the showcase's server that are no browsers: well-behaved ones by the thousand, and others."""
