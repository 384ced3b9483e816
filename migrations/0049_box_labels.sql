-- Generated from the definitions by `npm run gen`; review before committing.

alter table app.warehouse_asn_packages add column label_no varchar(40) collate "C";
alter table app.warehouse_receipt_packages add column label_no varchar(40) collate "C";
alter table app.warehouse_receipt_boxes add column received_at timestamptz;
alter table app.warehouse_receipt_boxes add column received_by_id uuid;
create index warehouse_receipt_boxes_received_by_id_ix on app.warehouse_receipt_boxes (tenant_id, received_by_id);
alter table app.warehouse_receipt_boxes add constraint warehouse_receipt_boxes_received_by_id_fk foreign key (tenant_id, received_by_id) references app.system_user (tenant_id, id);
