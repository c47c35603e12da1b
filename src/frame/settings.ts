import { CallAborted, CallError } from '../api/errors.ts';
import { $settings, flagsOf, renewSettings } from '../stores/settings.ts';

const renew = (): void => {
  renewSettings().catch((error: unknown) => {
    // The cached or built-in settings stand; the next page asks again.
    if (!(error instanceof CallError || error instanceof CallAborted)) throw error;
  });
};

/** Keeps what the head script set from cached settings in step with what the server says (R044, R045). */
export const startSettings = (): void => {
  $settings.listen((settings) => {
    const flags = flagsOf(settings);
    const { dataset } = document.documentElement;
    dataset.directreg = flags.DIRECTREG3 ? 'on' : 'off';
    dataset.register = flags.USERNAMEREG3 || flags.MOBILENUMREG3 ? 'open' : 'closed';
  });
  renew();
  // A restored page shows what was true when it was left.
  addEventListener('pageshow', (event) => {
    if (event.persisted) renew();
  });
};
