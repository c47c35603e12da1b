import { blackjack } from './blackjack.ts';
import type { HandEngine, HandEngineName } from './engine.ts';
import { luckyNine } from './lucky-nine.ts';
import { pusoyDos } from './pusoy-dos.ts';
import { tongits } from './tongits.ts';

export const engines: Readonly<Record<HandEngineName, HandEngine<unknown>>> = {
  lucky9: luckyNine as HandEngine<unknown>,
  pusoydos: pusoyDos as HandEngine<unknown>,
  tongits: tongits as HandEngine<unknown>,
  blackjack: blackjack as HandEngine<unknown>,
};
