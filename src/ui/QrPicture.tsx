import './qr-picture.css';

interface QrPictureProps {
  /** The code as a picture, a data address. */
  readonly src: string;
  /** What scanning it does. */
  readonly label: string;
}

/** QR code: dark on white with a quiet zone in every theme, as scanners need it. */
export const QrPicture = ({ src, label }: QrPictureProps) => (
  <span className="qrpicture">
    <img src={src} width="200" height="200" alt={label} decoding="async" />
  </span>
);
