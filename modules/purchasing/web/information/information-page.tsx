import { ref, type Text } from '@takt/model';
import { FieldInput, leafOf, loadPage, Refusal, Sheet, useMenu, useSay } from '@takt/web';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { useState } from 'react';
import { VendorPart } from '@takt/modules/base/defs';
import { OpenCounts } from './open-counts.tsx';
import { VendorFacts } from './vendor-facts.tsx';
import { VendorParts } from './vendor-parts.tsx';
import style from './information.module.css';

const TITLE: Text = ['供应商信息', 'Supplier information'];
const VENDOR = ref('base.vendor', '供应商', 'Supplier');

/** What we have on record about a supplier, for itself to read; our people choose which. */
export function SupplierInformationPage() {
  const say = useSay();
  const [chosen, setChosen] = useState<{ readonly id: unknown; readonly label: string | null }>({ id: null, label: null });
  // A supplier's people see one supplier: their own.
  const seen = useQuery({
    queryKey: ['vendorsSeen'],
    queryFn: () => loadPage('base.vendor', { params: {}, page: 1, size: 2 }),
  });
  // Terms of supply are for whoever has their list.
  const partsKnown = leafOf(useMenu() ?? [], VendorPart.id) !== null;
  const [first] = seen.data?.list ?? [];
  const alone = seen.data?.total === 1;
  const vendor = typeof chosen.id === 'string' ? chosen.id : (first?.id ?? null);
  const [zh, en] = [String(first?.['name']), String(first?.['nameEn'] ?? first?.['name'])];
  const name = vendor === chosen.id ? chosen.label : `${first?.['code']} ${say([zh, en])}`;
  return (
    <Sheet title={TITLE}>
      <Refusal error={seen.error} />
      {seen.isPending && <Skeleton active />}
      {seen.data && !alone && (
        <label className={style['asked']} htmlFor="information-vendor">
          <span>{say(VENDOR.label)}</span>
          <FieldInput
            id="information-vendor"
            field={VENDOR}
            value={vendor}
            label={name}
            onChange={(id, label = null) => setChosen({ id, label })}
          />
        </label>
      )}
      {vendor !== null && (
        <>
          <VendorFacts key={`facts ${vendor}`} vendor={vendor} />
          <OpenCounts key={`counts ${vendor}`} vendor={vendor} />
          {partsKnown && <VendorParts key={`parts ${vendor}`} vendor={vendor} />}
        </>
      )}
    </Sheet>
  );
}
