import { create } from 'qrcode';

/** Shows a text as a QR code. */
export const QrCode = ({ text, label }: { readonly text: string; readonly label: string }) => {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const dots: string[] = [];
  data.forEach((dark, index) => {
    if (dark) dots.push(`M${index % size} ${Math.floor(index / size)}h1v1h-1z`);
  });
  return (
    <svg
      className="qr"
      role="img"
      aria-label={label}
      viewBox={`-2 -2 ${size + 4} ${size + 4}`}
      shapeRendering="crispEdges"
    >
      <rect x="-2" y="-2" width={size + 4} height={size + 4} fill="#fff" />
      <path d={dots.join('')} fill="#000" />
    </svg>
  );
};
