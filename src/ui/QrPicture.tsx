import './qr-picture.css';

interface QrPictureProps {
  /** QR code as a data URL. */
  readonly src: string;
  /** Describes the effect of scanning it. */
  readonly label: string;
}

/** QR code: dark on white with a quiet zone in every theme, as scanners need it. */
export const QrPicture = ({ src, label }: QrPictureProps) => (
  <span className="qrpicture">
    <img src={src} width="200" height="200" alt={label} decoding="async" />
  </span>
);
