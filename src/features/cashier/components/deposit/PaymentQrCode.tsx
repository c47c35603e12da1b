import type { Deposit } from '#contract/types.ts';
import type { Words } from '#i18n/translate.ts';
import { saveCanvas } from '#lib/browser/save-file.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { QrPicture } from '#ui/QrPicture.tsx';

/** Side of the saved picture, pixels: sharp enough for every scanner. */
const side = 720;

/** Saves an image as PNG: galleries and wallet apps cannot read SVG. */
const saveImage = async (src: string, name: string): Promise<void> => {
  const picture = new Image(side, side);
  picture.src = src;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const area = canvas.getContext('2d');
  if (!area) return;
  area.fillStyle = '#fff';
  area.fillRect(0, 0, side, side);
  area.drawImage(picture, 0, 0, side, side);
  await saveCanvas(name, canvas);
};

interface PaymentQrCodeProps {
  readonly t: Words;
  readonly order: Deposit;
  /** QR code as a data URL. */
  readonly src: string;
}

/** QR code of a wallet app: scan it with another device, or save it and open it in the app on this one. */
export const PaymentQrCode = ({ t, order: { depositId, channel }, src }: PaymentQrCodeProps) => (
  <div className="scan">
    <QrPicture src={src} label={t.cashierDeposit.scan({ name: t.cashierDeposit[`channel_${channel}`]() })} />
    <p className="hint">{t.cashierDeposit.scanHint()}</p>
    <Button look="quiet" onClick={() => void saveImage(src, `${depositId}.png`)}>
      <Icon name="download" />
      {t.cashierDeposit.savePicture()}
    </Button>
  </div>
);
