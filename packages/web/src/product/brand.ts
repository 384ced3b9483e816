import type { Text } from '@takt/model';
import { createContext, use } from 'react';

export interface Brand {
  readonly name: Text;
  /** One line under the name, on the sign-in page. */
  readonly line: Text;
  /** One character on the rail. */
  readonly mark: Text;
  readonly version: string;
}

export const BrandContext = createContext<Brand | null>(null);

export function useBrand(): Brand {
  const brand = use(BrandContext);
  if (!brand) throw new Error('Takt is not around this component');
  return brand;
}
