import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { $settings, builtSettings } from '#features/site/state/settings.ts';
import { useWords } from '#i18n/use-words.ts';
import { Icon } from '#ui/Icon.tsx';

/** Warning for browsers without WebCrypto: passwords are sent unencrypted, or cannot be sent. */
export const InsecurePasswordNotice = () => {
  const { t } = useWords();
  const settings = useStore($settings, { ssr: () => builtSettings });
  const [missing, setMissing] = useState(false);
  useEffect(() => setMissing(!globalThis.crypto?.subtle), []);
  if (!missing || !settings.consolidated) return null;
  return (
    <p className="hint login__notice">
      <Icon name="note" />
      {settings.consolidated.encryption.plainAllowed ? t.accountCommon.plainNotice() : t.accountCommon.closedNotice()}
    </p>
  );
};
