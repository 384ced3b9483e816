import { type Parameter, shippedValue, valueProblem } from '@takt/model';

/** What the company decided; as shipped while nobody knows, or where an older server does not tell. */
export function decidedBy<T>(
  owner: { readonly parameters?: Readonly<Record<string, unknown>> } | undefined,
  parameter: Parameter<T>,
): T {
  const told = owner?.parameters?.[parameter.id];
  // The field judges whether it is a T.
  return told !== undefined && valueProblem(parameter.field, told) === null ? (told as T) : shippedValue(parameter);
}
