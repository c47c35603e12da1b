import { Button } from '../../../../ui/Button.tsx';
import { Icon } from '../../../../ui/Icon.tsx';

interface RedRainSkyProps {
  readonly label: string;
  readonly busy: boolean;
  readonly onCatch: () => void;
}

const fallingEnvelopes = Array.from({ length: 12 }, (_, nth) => nth);

/**
 * Envelopes to catch. All of them ask the server the same: which one is pressed decides nothing, so the button below
 * has the same chance, for keys and for readers whom motion disturbs; for these the envelopes lie still.
 */
export const RedRainSky = ({ label, busy, onCatch }: RedRainSkyProps) => (
  <>
    <div className="rain__sky" aria-hidden="true">
      {fallingEnvelopes.map((nth) => (
        <button type="button" tabIndex={-1} key={nth} disabled={busy} onClick={onCatch}>
          <Icon name="reward" later />
        </button>
      ))}
    </div>
    <Button look="gold" wide busy={busy} onClick={onCatch}>
      {label}
    </Button>
  </>
);
