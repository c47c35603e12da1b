import type { Deposit } from '#contract/types.ts';
import { useWords } from '#i18n/use-words.ts';
import { saveCanvas } from '#lib/browser/save-file.ts';
import { dayAndTime } from '#lib/dates/day-words.ts';
import { formatAmount } from '#lib/money/format-amount.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { QrPicture } from '#ui/QrPicture.tsx';

/** Side of the saved picture, pixels: sharp enough for every scanner. */
const side = 720;

const lineHeight = 56;

/** Saves a QR code with lines of text below as PNG: galleries and wallet apps cannot read SVG. */
const saveImage = async (src: string, lines: readonly string[], name: string): Promise<void> => {
  const picture = new Image(side, side);
  picture.src = src;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side + lineHeight * (lines.length + 0.5);
  const area = canvas.getContext('2d');
  if (!area) return;
  area.fillStyle = '#fff';
  area.fillRect(0, 0, canvas.width, canvas.height);
  area.drawImage(picture, 0, 0, side, side);
  area.fillStyle = '#000';
  area.font = `600 36px ${getComputedStyle(document.body).fontFamily}`;
  area.textAlign = 'center';
  for (const [index, line] of lines.entries()) area.fillText(line, side / 2, side + lineHeight * (index + 0.7), side);
  await saveCanvas(name, canvas);
};

interface PaymentQrCodeProps {
  readonly order: Deposit;
  /** QR code as a data URL. */
  readonly src: string;
}

/** QR code of a wallet app: scan it with another device, or save it and open it in the app on this one. */
export const PaymentQrCode = ({ order: { depositId, channel, amount, expiresAt }, src }: PaymentQrCodeProps) => {
  const { t, locale } = useWords();
  const name = t.cashierDeposit[`channel_${channel}`]();
  const expiry = t.cashierDeposit.payBy({ time: dayAndTime(expiresAt, locale) });
  return (
    <div className="scan">
      <QrPicture src={src} label={t.cashierDeposit.scan({ name })} />
      <p className="hint">{t.cashierDeposit.scanHint()}</p>
      <Button
        look="quiet"
        onClick={() => void saveImage(src, [`${name} · ${formatAmount(amount)}`, expiry], `${depositId}.png`)}
      >
        <Icon name="download" />
        {t.cashierDeposit.savePicture()}
      </Button>
    </div>
  );
};
