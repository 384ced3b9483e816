-- Work sections and stations repeat the plant of their line (0024), so that a scope can look at it. Those from before get it here.
update app.base_work_section s set plant_id = l.plant_id
  from app.base_line l where l.tenant_id = s.tenant_id and l.id = s.line_id and s.plant_id is null;
update app.base_station s set plant_id = l.plant_id
  from app.base_line l where l.tenant_id = s.tenant_id and l.id = s.line_id and s.plant_id is null;
