# SPDX-License-Identifier: Apache-2.0

"""Tabs that come, wander over the screens of the showcase with fingers, keys and wheels, and go, in each way in which tabs go."""

import asyncio
import contextlib

from harness.patience import PATIENCE

from . import inputs
from .page import Page, resize, screen_item

# Places in the list of screens. Shake and Player are left to others: what is switched and played there is the whole program's. So is the
# board: its commands make a menu bar, which comes and goes over every tab's screen, and moves it under the fingers of others.
SCREENS = [*range(9), 10]
_LETTERS = "abc XYZ 0123 äöü 你好 👍🏽"


class Guest(Page):
    """A page without a picture: it touches on sight what it does not see."""

    measures = True

    async def wander(self, dice):
        """Goes to the screens in some order, and does a few things on each."""
        for place in dice.sample(SCREENS, len(SCREENS)):
            before = self.pictures
            self.tap(*screen_item(place))
            # A menu or a sheet may lie over the list of screens: then the tap only puts it away.
            with contextlib.suppress(AssertionError):
                await self.until(lambda: self.pictures > before, "a picture", patience=0.25)
            for _ in range(4):
                self.send(self.something(dice))
            await asyncio.sleep(0)

    def something(self, dice):
        x, y = inputs.anywhere(dice)
        number = self.new_pointer()
        return dice.choice([
            lambda: inputs.tap(number, x, y),
            lambda: inputs.tap(number, x, y) + inputs.tap(self.new_pointer(), x, y),
            lambda: inputs.drag(number, (x, y), inputs.anywhere(dice)),
            lambda: inputs.pinch(number, self.new_pointer(), x, y),
            lambda: inputs.wheel(x, y, dice.uniform(-400, 400)),
            lambda: inputs.trackpad_pinch(x, y),
            lambda: inputs.tap(number, x, y) + inputs.typed(dice.choice(_LETTERS) * dice.randint(1, 20)),
            lambda: inputs.key("Tab", "Tab") + inputs.key("ArrowRight", "ArrowRight") + inputs.key("Enter", "Enter"),
            lambda: inputs.key("KeyK", "k", inputs.COMMAND | inputs.SHIFT),
            lambda: inputs.key("KeyZ", "z", inputs.COMMAND),
            lambda: inputs.key("Escape", "Escape"),
            lambda: resize(dice.choice([390, 800])) + resize(1280),
            lambda: inputs.activation(inputs.BACKGROUND) + inputs.activation(inputs.ACTIVE),
        ])()


async def visit(port, cookie, dice, may_stay_away):
    """One tab's life: it comes, wanders, perhaps loses its line or loads again and comes back, and goes."""
    guest = await Guest.open(port, cookie)
    await guest.wander(dice)
    fate = dice.random()
    if fate < 0.4:
        return await guest.leave()
    if fate < 0.6 and may_stay_away:
        return await guest.cut()
    if fate < 0.75:
        await guest.cut()
    else:
        await guest.leave()
    back = await Guest.open(port, cookie, session=guest.session)
    assert back.is_resumed and back.scene == guest.scene, "A tab that came back at once did not get its scene."
    await back.wander(dice)
    await back.leave()


async def visits(port, cookie, dice, count, at_once=4):
    """So many tabs' lives, a few at a time. Of the last ones none stays away: their scenes would wait for them."""
    left = iter(range(count))

    async def keep_visiting():
        for number in left:
            await asyncio.wait_for(visit(port, cookie, dice, number < count / 2), PATIENCE * 4)

    await asyncio.gather(*[keep_visiting() for _ in range(at_once)])
