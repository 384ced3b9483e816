/** A body of these texts and nothing else; `required` ones must be there, if only empty. */
export const texts = (required: readonly string[], optional: readonly string[] = [], longest = 500) => ({
  type: 'object',
  required: [...required],
  additionalProperties: false,
  properties: Object.fromEntries([...required, ...optional].map((name) => [name, { type: 'string', maxLength: longest }])),
});
export const nothing = { type: 'object', additionalProperties: false } as const;
