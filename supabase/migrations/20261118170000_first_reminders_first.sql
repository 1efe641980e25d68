-- Reminders that were not yet tried are sent before those that failed: devices that never answer, of a few accounts, made everybody's
-- reminders minutes late.
create index reminder_deliveries_turn_idx on public.reminder_deliveries (attempts, send_at) where status = 'waiting';
-- It served the order by time alone.
drop index public.reminder_deliveries_waiting_idx;
