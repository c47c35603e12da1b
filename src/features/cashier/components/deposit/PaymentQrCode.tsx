import type { Deposit } from '../../../../contract/types.ts';
import type { Words } from '../../../../i18n/translate.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { QrPicture } from '../../../../ui/QrPicture.tsx';
import { saveImage } from './save-image.ts';

interface CodeProps {
  readonly t: Words;
  readonly order: Deposit;
  /** QR code as a data URL. */
  readonly src: string;
}

/** QR code of a wallet app: scan it with another device, or save it and open it in the app on this one. */
export const PaymentQrCode = ({ t, order: { depositId, channel }, src }: CodeProps) => (
  <div className="scan">
    <QrPicture src={src} label={t.cashierDeposit.scan({ name: t.cashierDeposit[`channel_${channel}`]() })} />
    <p className="hint">{t.cashierDeposit.scanHint()}</p>
    <Button look="quiet" onClick={() => void saveImage(src, `${depositId}.png`)}>
      <Icon name="download" later />
      {t.cashierDeposit.savePicture()}
    </Button>
  </div>
);
