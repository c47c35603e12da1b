const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** Returns the plain text of HTML by paragraph, for places where unsanitised markup is not allowed. */
export const paragraphsOf = (html: string): string[] =>
  html
    .replace(/<(script|style)[\s\S]*?<\/\1>/gi, '')
    .split(/<\/?(?:p|div|li|h[1-6]|br|tr|ul|ol|table)\b[^>]*>/i)
    .map((part) =>
      part
        .replace(/<[^>]*>/g, '')
        .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => signs[name] ?? '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter(Boolean);
