# SPDX-License-Identifier: Apache-2.0

"""What the browser tests drive: the showcase's process, a tab, and what touches it."""
