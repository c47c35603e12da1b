import type { ComponentProps } from 'react';
import { Field } from '../Field.tsx';
import { Icon } from '../Icon.tsx';
import { adoptStyles } from '../styles/adopt.ts';
import css from './captcha-field.css?inline';

adoptStyles(css);

interface CaptchaFieldProps extends Omit<ComponentProps<typeof Field>, 'after' | 'icon' | 'name'> {
  /** Data URL of the captcha; null while it loads. */
  readonly picture: string | null;
  readonly failed: boolean;
  readonly pictureLabel: string;
  readonly refreshLabel: string;
  readonly failedLabel: string;
  readonly onRefresh: () => void;
}

/** Solution of a captcha; a tap on the picture loads another one. */
export const CaptchaField = ({
  picture,
  failed,
  pictureLabel,
  refreshLabel,
  failedLabel,
  onRefresh,
  ...field
}: CaptchaFieldProps) => (
  <Field
    {...field}
    name="captcha"
    icon="captcha"
    autoComplete="off"
    data-code=""
    after={
      <button type="button" className="captcha" aria-label={`${pictureLabel}. ${refreshLabel}`} onClick={onRefresh}>
        {picture && <img src={picture} width="118" height="42" alt="" />}
        {failed && (
          <span>
            <Icon name="refresh" />
            {failedLabel}
          </span>
        )}
      </button>
    }
  />
);
