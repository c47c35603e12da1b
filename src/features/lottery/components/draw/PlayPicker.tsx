import { useId, useState } from 'react';
import type { Value } from '#contract/types.ts';
import { useAddress } from '#features/shared/use-address.ts';
import { useWords } from '#i18n/use-words.ts';
import { locale as marketLocale } from '#markets/current.ts';
import { Button } from '#ui/Button.tsx';
import { ChipGroup } from '#ui/ChipGroup.tsx';
import { Icon } from '#ui/Icon.tsx';
import { adoptStyles } from '#ui/styles/adopt.ts';
import chip from '#ui/styles/chip.css?inline';
import { Tabs } from '#ui/Tabs.tsx';
import { luckyPicks, maxBets, noPicks, numbersOf, type Picks, type Play, togglePick } from '../../model/bet-slip.ts';
import { PickBoard } from './PickBoard.tsx';
import css from './play-picker.css?inline';

adoptStyles(chip + css);

interface PlayPickerProps {
  readonly menu: Value<'lotteryMenu'>;
  /** Number of bets in the slip. */
  readonly count: number;
  readonly onAdd: (play: Play, numbers: string[]) => void;
}

// Scaling 32 random bits has a bias below 2^-32 per symbol, which is negligible for a pick that the player may change.
const randomBelow = (below: number): number =>
  Math.floor(((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32) * below);

const odds = new Intl.NumberFormat(marketLocale);

/** Picks of one bet type. */
interface StoredPicks {
  /** Key of the bet type. */
  readonly of: string;
  readonly picks: Picks;
  /** The last bet was added to the slip. */
  readonly added: boolean;
}

/** Bet types and numbers to choose; each bet is added to the slip. The URL may name the first group. */
export const PlayPicker = ({ menu, count, onAdd }: PlayPickerProps) => {
  const { t } = useWords();
  const panel = useId();
  const requested = useAddress()?.get('group');
  const [chosen, setChosen] = useState({ group: '', play: '' });
  const group = menu.groups.find(({ key }) => key === (chosen.group || requested)) ?? menu.groups[0];
  const play = group?.plays.find(({ key }) => key === chosen.play) ?? group?.plays[0];
  const [stored, setStored] = useState<StoredPicks | null>(null);
  if (!group || !play) return null;

  // Switching the bet type clears the picks.
  const { picks, added } = stored?.of === play.key ? stored : { picks: noPicks(play), added: false };
  const storePicks = (next: Picks, isAdded = false): void => setStored({ of: play.key, picks: next, added: isAdded });
  const numbers = numbersOf(play, picks);
  const missing = play.pick - picks.filter((it) => it !== null).length;
  const isFull = count >= maxBets;
  const progress = (): string => {
    if (isFull) return t.lotteryBetting.slipFull({ n: maxBets });
    if (added) return t.lotteryBetting.added();
    return missing > 0 ? t.lotteryBetting.missing({ n: missing }) : t.lotteryBetting.complete();
  };
  const add = (): void => {
    if (!numbers) return;
    onAdd(play, numbers);
    storePicks(noPicks(play), true);
  };
  return (
    <section className="picker">
      <Tabs
        label={t.lotteryBetting.ways()}
        tabs={menu.groups.map((it) => ({ key: it.key, label: it.name }))}
        active={group.key}
        onChoose={(next) => setChosen({ group: next, play: '' })}
        panel={panel}
      />
      <div id={panel} role="tabpanel" aria-label={group.name}>
        {group.plays.length > 1 && (
          <ChipGroup
            className="scroller picker__plays"
            label={group.name}
            options={group.plays.map(({ key, name }) => ({ key, label: name }))}
            chosen={play.key}
            onChoose={(key) => setChosen({ group: group.key, play: key })}
          />
        )}
        <p className="picker__hint">
          {play.hint} <span className="num">{t.lotteryBetting.pays({ odds: odds.format(play.odds) })}.</span>
        </p>
        <PickBoard
          play={play}
          picks={picks}
          onChoose={(symbol, place) => storePicks(togglePick(play, picks, symbol, place))}
        />
        <div className="picker__foot">
          <p className="num" role="status">
            {progress()}
          </p>
          <Button look="quiet" onClick={() => storePicks(luckyPicks(play, randomBelow))}>
            <Icon name="lucky" />
            {t.lotteryBetting.lucky()}
          </Button>
          <Button look={numbers ? 'primary' : 'quiet'} disabled={!numbers || isFull} onClick={add}>
            {t.lotteryBetting.add()}
          </Button>
        </div>
      </div>
    </section>
  );
};
