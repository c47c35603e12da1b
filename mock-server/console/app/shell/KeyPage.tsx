import { useState } from 'react';
import { admin, Problem } from '../state/admin.ts';

/** Shows the form for the key that the simulator requires from other devices. */
export const KeyPage = ({ onGiven }: { readonly onGiven: () => Promise<void> }) => {
  const [error, setError] = useState('');
  const give = async (form: FormData): Promise<void> => {
    try {
      await admin('POST', '/key', { key: String(form.get('key') ?? '').trim() });
      await onGiven();
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      setError(error.message);
    }
  };
  return (
    <main className="keypage">
      <form
        className="panel keypage__form"
        onSubmit={(event) => {
          event.preventDefault();
          void give(new FormData(event.currentTarget));
        }}
      >
        <h1>Simulator console</h1>
        <label htmlFor="key">Admin key that the simulator printed at startup, or a key of your team</label>
        <input id="key" name="key" type="password" className="field" autoComplete="current-password" required />
        {error && (
          <p className="keypage__bad" role="alert">
            {error}
          </p>
        )}
        <button type="submit" className="mini mini--go">
          Open console
        </button>
      </form>
    </main>
  );
};
