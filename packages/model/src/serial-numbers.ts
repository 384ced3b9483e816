/** Serial numbers as they were scanned: one a line, or with commas between them. */
export const serialsIn = (typed: unknown): readonly string[] =>
  String(typed ?? '')
    .split(/[\s,;，；]+/)
    .filter((one) => one !== '');
