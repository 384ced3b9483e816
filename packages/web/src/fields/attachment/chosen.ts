/** The files a field holds: one, several or none, whatever its kind. */
export const chosenIn = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).filter((one): one is string => typeof one === 'string' && one !== '');
