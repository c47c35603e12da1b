import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { brand } from '../../../brand/current.ts';
import { between, tickerRule } from '../../../domain/games/jackpots.ts';
import { formatMoney } from '../../../domain/money.ts';
import { $words } from '../../../i18n/page-words.ts';
import { adoptStyles } from '../../../styles/adopt.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { PauseButton } from '../../../ui/PauseButton.tsx';
import { useMotion } from '../../../ui/use-motion.ts';
import css from './jackpot.css?inline';

adoptStyles(css);

/** R089, A36: a decorative figure that grows by itself, labelled as such. */
const JackpotTicker = () => {
  const { t } = useStore($words);
  const { running, paused, toggle, rest } = useMotion();
  const [sum, setSum] = useState<number>(tickerRule.least);
  useEffect(() => setSum(between(Math.random(), tickerRule)), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each figure sets out for the next one.
  useEffect(() => {
    if (!running) return;
    const pause = tickerRule.pauses[Math.floor(Math.random() * tickerRule.pauses.length)];
    const timer = setTimeout(() => setSum((before) => before + between(Math.random(), tickerRule.step)), pause);
    return () => clearTimeout(timer);
  }, [running, sum]);
  return (
    <div className="figure" {...rest}>
      <Icon name="note" later />
      <span className="figure__label">{t.home.illustrative()}</span>
      <span className="figure__sum num" aria-hidden="true">
        {formatMoney(sum, brand.currency.sign)}
      </span>
      <PauseButton
        paused={paused}
        onToggle={toggle}
        pauseLabel={t.home.pauseTicker()}
        playLabel={t.home.playTicker()}
      />
    </div>
  );
};

export default JackpotTicker;
