import { useStore } from '@nanostores/react';
import { brand } from '../../../brand/current.ts';
import { formatMoney } from '../../../domain/money.ts';
import { $words } from '../../../i18n/page-words.ts';
import { adoptStyles } from '../../../styles/adopt.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { PauseButton } from '../../../ui/PauseButton.tsx';
import { useMotion } from '../../../ui/use-motion.ts';
import css from './jackpot.css?inline';
import { useRollingFigure } from './use-rolling-figure.ts';

adoptStyles(css);

/** R088, A36: a rolling figure that belongs to no game and no win, and says so. */
const Jackpot = () => {
  const { t } = useStore($words);
  const { running, paused, toggle, rest } = useMotion();
  const sum = useRollingFigure(running);
  return (
    <section className="jackpot" aria-label={t.home.jackpotOf({ brand: brand.name })} {...rest}>
      <p className="jackpot__label">
        <Icon name="note" later />
        {t.home.illustrative()}
      </p>
      <p className="jackpot__sum num" aria-hidden="true">
        {formatMoney(sum, brand.currency.sign)}
      </p>
      <PauseButton
        paused={paused}
        onToggle={toggle}
        pauseLabel={t.home.pauseFigure()}
        playLabel={t.home.playFigure()}
      />
    </section>
  );
};

export default Jackpot;
