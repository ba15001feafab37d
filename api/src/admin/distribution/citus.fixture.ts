/**
 * What Citus does when a table is split, as far as PostgreSQL can tell: it refuses what it cannot split, in the order in which it
 * is called, and notes the rest. The rows stay where they are.
 */
export const CITUS = `
  create table pg_dist_partition (logicalrelid regclass primary key, partmethod "char", repmodel "char");
  create table citus_calls (seq serial, call text);

  create function begin_split(target regclass) returns void language plpgsql as $$
  begin
    if exists (select from pg_dist_partition where logicalrelid = target and (partmethod = 'h' or repmodel = 't')) then
      raise 'table % is already distributed', target;
    end if;
    if exists (select from pg_trigger where tgrelid = target and not tgisinternal) then
      raise 'cannot distribute relation % because it has triggers', target;
    end if;
    if current_setting('citus.multi_shard_modify_mode', true) is distinct from 'sequential' then
      raise 'cannot distribute relation % in parallel in this transaction', target;
    end if;
  end $$;

  create function create_reference_table(target regclass) returns void language plpgsql as $$
  begin
    perform begin_split(target);
    insert into pg_dist_partition values (target, 'n', 't');
    insert into pg_dist_partition select distinct conrelid, 'n'::"char", 's'::"char" from pg_constraint
      where contype = 'f' and confrelid = target and conrelid <> target;
    insert into citus_calls (call) values (target || ' on every server');
  end $$;

  create function create_distributed_table(target regclass, distribution_column text, colocate_with text default 'default')
  returns void language plpgsql as $$
  declare place smallint := (select attnum from pg_attribute where attrelid = target and attname = distribution_column);
  begin
    perform begin_split(target);
    if exists (select from pg_index where indrelid = target and indisunique and place <> all (indkey::int2[])) then
      raise 'cannot create constraint on %: the distribution column is not in it', target;
    end if;
    if exists (
      select from pg_constraint k left join pg_dist_partition p on p.logicalrelid = k.confrelid
      where k.contype = 'f' and k.conrelid = target and p.repmodel is distinct from 't'
        and (p.partmethod is distinct from 'h' or array_position(k.conkey, place) is null)
    ) then
      raise 'cannot create foreign key constraint of %', target;
    end if;
    if colocate_with <> 'none'
      and not exists (select from pg_dist_partition where logicalrelid = colocate_with::regclass and partmethod = 'h')
    then
      raise 'cannot colocate % with %', target, colocate_with;
    end if;
    insert into pg_dist_partition values (target, 'h', 's')
      on conflict (logicalrelid) do update set partmethod = 'h', repmodel = 's';
    insert into citus_calls (call) values (target || ' with ' || colocate_with);
  end $$;

  create function truncate_local_data_after_distributing_table(target regclass) returns void language plpgsql as $$
  begin
    if exists (
      select from pg_constraint where contype = 'f' and confrelid = target
        and conrelid not in (select logicalrelid from pg_dist_partition)
    ) then
      raise 'cannot truncate a table referenced in a foreign key constraint by a local table: %', target;
    end if;
    insert into citus_calls (call) values (target || ' left behind');
  end $$`
