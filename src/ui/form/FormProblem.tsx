import { Icon } from '../Icon.tsx';

/** Error of the whole form, announced when it appears. */
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
