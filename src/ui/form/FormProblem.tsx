import { ErrorText } from '../ErrorText.tsx';
import { useUntilOnline } from './use-until-online.ts';

/** Error of the whole form, announced when it appears; one that appeared offline is removed once the network returns. */
export const FormProblem = ({ text }: { readonly text: string | undefined }) => {
  const shown = useUntilOnline(text);
  return (
    <div role="alert" className="problem">
      {shown && <ErrorText>{shown}</ErrorText>}
    </div>
  );
};
