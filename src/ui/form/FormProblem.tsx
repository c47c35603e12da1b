import { Icon } from '../Icon.tsx';

/** What went wrong with the whole form, spoken when it appears. */
export const FormProblem = ({ text }: { readonly text: string | undefined }) => (
  <div role="alert" className="problem">
    {text && (
      <p className="err">
        <Icon name="bad" later />
        <span>{text}</span>
      </p>
    )}
  </div>
);
