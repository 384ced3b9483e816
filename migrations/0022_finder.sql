-- Searching by a part of a text must use its trigram index. ILIKE is not leakproof: as long as a policy holds whoever runs
-- it, every row of the tenant is looked at, and the owner is held like anybody. So the function that searches belongs to a
-- role of its own, which no policy holds back, which cannot sign in, and which may read nothing but ids and searched columns.
-- The tenant stands in the function itself.
grant usage on schema app to app_finder;
alter function app.contains_ids(text, text, text, int) owner to app_finder;
do $$
declare searched record;
begin
  for searched in
    select t.relname as name, a.attname as searches
      from pg_class i join pg_index x on x.indexrelid = i.oid join pg_class t on t.oid = x.indrelid
      join pg_attribute a on a.attrelid = t.oid and a.attnum = x.indkey[1]
     where i.relnamespace = 'app'::regnamespace and i.relname like '%\_trgm'
  loop
    execute format('grant select (tenant_id, id, %I) on app.%I to app_finder', searched.searches, searched.name);
    if not exists (select from pg_policies where schemaname = 'app' and tablename = searched.name and policyname = 'finder') then
      execute format('create policy finder on app.%I for select to app_finder using (true)', searched.name);
    end if;
  end loop;
end $$;
