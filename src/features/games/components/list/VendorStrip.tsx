import { useEffect, useRef } from 'react';
import type { Vendor } from '#contract/types.ts';
import { useWords } from '#i18n/use-words.ts';
import { Icon } from '#ui/Icon.tsx';
import { VendorMark } from '../VendorTile.tsx';

interface VendorStripProps {
  readonly vendors: readonly Vendor[];
  /** Vendor code; empty for all. */
  readonly chosen: string;
  /** Image hosts to try in turn. */
  readonly hosts: readonly string[];
  readonly folder: string;
  readonly onChoose: (vassalage: string) => void;
}

/** Number of vendors above which the strip has arrows. */
const maxUnpaged = 5;

/** Entries of one row; slightly more are shown in two rows, because a row without arrows hides the last ones. */
const maxPerRow = 4;

const lookOf = (vendors: number): string => {
  if (vendors > maxUnpaged) return 'strip strip--many';
  return vendors + 1 > maxPerRow ? 'strip strip--rows' : 'strip';
};

/** Vendor strip: "all" and one logo per vendor; four are visible, with arrows if there are more. */
export const VendorStrip = ({ vendors, chosen, hosts, folder, onChoose }: VendorStripProps) => {
  const { t } = useWords();
  const row = useRef<HTMLFieldSetElement>(null);
  const hasMany = vendors.length > maxUnpaged;
  // The selected vendor scrolls into view whenever it or the list changes.
  useEffect(() => {
    const strip = row.current;
    const pressed = strip?.querySelector('[aria-pressed="true"]');
    if (!strip || !pressed) return;
    const [frame, button] = [strip.getBoundingClientRect(), pressed.getBoundingClientRect()];
    strip.scrollLeft += button.left - frame.left - (frame.width - button.width) / 2;
  }, [chosen, vendors.length]);
  const page = (direction: 1 | -1): void => {
    const strip = row.current;
    const isMirrored = document.dir === 'rtl';
    strip?.scrollBy({ left: (isMirrored ? -direction : direction) * strip.clientWidth });
  };
  return (
    <div className={lookOf(vendors.length)}>
      {hasMany && (
        <button type="button" className="iconbtn" aria-label={t.gamesList.vendorsBefore()} onClick={() => page(-1)}>
          <Icon name="back" />
        </button>
      )}
      <fieldset className="strip__row" ref={row} aria-label={t.gamesCommon.vendors()}>
        <button type="button" className="vendorpick" aria-pressed={chosen === ''} onClick={() => onChoose('')}>
          {t.gamesList.all()}
        </button>
        {vendors.map((vendor) => (
          <button
            type="button"
            key={vendor.vassalage}
            className="vendorpick"
            aria-pressed={chosen === vendor.vassalage}
            onClick={() => onChoose(vendor.vassalage)}
          >
            <VendorMark vendor={vendor} hosts={hosts} folder={folder} />
          </button>
        ))}
      </fieldset>
      {hasMany && (
        <button type="button" className="iconbtn" aria-label={t.gamesList.vendorsNext()} onClick={() => page(1)}>
          <Icon name="go" />
        </button>
      )}
    </div>
  );
};
