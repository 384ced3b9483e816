-- The worker gives every company the timers its modules bring, also those founded before a module came.
set role app_owner;
grant insert on app.timer to app_relay;
grant select (zone) on app.tenant to app_relay;
