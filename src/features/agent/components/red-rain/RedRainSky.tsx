import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';

interface RedRainSkyProps {
  readonly label: string;
  readonly busy: boolean;
  readonly onCatch: () => void;
}

const fallingEnvelopes = Array.from({ length: 12 }, (_, nth) => nth);

/**
 * Falling envelopes. Each sends the same request, so the choice does not matter: the button below has the same chance,
 * for keyboards and screen readers; with reduced motion the envelopes do not move.
 */
export const RedRainSky = ({ label, busy, onCatch }: RedRainSkyProps) => (
  <>
    <div className="rain__sky" aria-hidden="true">
      {fallingEnvelopes.map((nth) => (
        <button type="button" tabIndex={-1} key={nth} disabled={busy} onClick={onCatch}>
          <Icon name="reward" />
        </button>
      ))}
    </div>
    <Button look="primary" wide busy={busy} onClick={onCatch}>
      {label}
    </Button>
  </>
);
