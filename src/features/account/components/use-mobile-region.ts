import { useRef, useState } from 'react';
import { wireLanguage } from '#i18n/locale.ts';
import { useWords } from '#i18n/use-words.ts';
import { ignoreCallErrors } from '#lib/http/errors.ts';
import { homeDialingCode } from '../model/mobile.ts';
import { mobileRegion } from '../model/mobile-region.ts';
import { type Countries, loadCountries } from '../state/countries.ts';
import type { FormRules } from '../state/field-rules.ts';

/** Region data of a mobile number field. */
export interface MobileFieldRegion {
  readonly dialingCode: string;
  readonly hint?: string;
  /** Loads the countries on first focus, so that page start makes no request for them. */
  readonly onFocus: () => void;
}

/** Returns dialling code and region hint of a mobile field. */
export const useMobileRegion = (rules: FormRules | null): MobileFieldRegion => {
  const { t, locale } = useWords();
  const [countries, setCountries] = useState<Countries>([]);
  const requestedLocale = useRef('');
  const onFocus = (): void => {
    if (requestedLocale.current === locale) return;
    requestedLocale.current = locale;
    void ignoreCallErrors(loadCountries(wireLanguage(locale)).then(setCountries));
  };
  const { dialingCode, country, elsewhere } = mobileRegion(rules?.dialingCodes ?? [homeDialingCode], countries);
  if (!country) return { dialingCode, onFocus };
  const hint = elsewhere
    ? t.accountCommon.mobileElsewhere({ here: elsewhere, country, code: dialingCode })
    : t.accountCommon.mobileRegion({ country, code: dialingCode });
  return { dialingCode, onFocus, hint };
};
