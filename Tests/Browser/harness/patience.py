# SPDX-License-Identifier: Apache-2.0

"""How long a test waits for what must come, in seconds: what comes late on a busy machine is not lost.

No test waits that long for what must not come.
"""

PATIENCE = 30
MILLISECONDS = PATIENCE * 1000


def box_at_rest(locator):
    """The box of an element that is seen and stays where it is.

    Letters are hidden until their measures come, and move when they do.
    """
    before = None
    while True:
        locator.wait_for(state="visible", timeout=MILLISECONDS)
        box = locator.bounding_box()
        if box and box == before:
            return box
        before = box
        locator.page.wait_for_timeout(200)
