/** Numbers copied from a column of a sheet, a mail or another list: parted by lines, tabs, commas or semicolons. */
export const severalIn = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(/[\n\r\t,，;；、]+/)
      .map((one) => one.trim())
      .filter((one) => one !== ''),
  ),
];
