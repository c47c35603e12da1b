import type { HTMLAttributes } from 'react';
import css from './error-text.css?inline';
import { Icon } from './Icon.tsx';
import { adoptStyles } from './styles/adopt.ts';

adoptStyles(css);

/** Message of an error with its icon; whether it is announced is decided where it is used. */
export const ErrorText = ({ children, ...attributes }: Omit<HTMLAttributes<HTMLParagraphElement>, 'className'>) => (
  <p {...attributes} className="err">
    <Icon name="bad" />
    <span>{children}</span>
  </p>
);
