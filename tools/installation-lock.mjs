import { readlinkSync, rmSync, symlinkSync } from 'node:fs'
import process from 'node:process'
import { setTimeout as delay } from 'node:timers/promises'

const CHECK_MS = 200

/** The process that holds a lock; 0 where nobody does. */
function holderOf(file) {
  try {
    return Number(readlinkSync(file))
  } catch {
    return 0
  }
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** Takes a lock that is free or that a process which is gone has left. @returns who holds it now */
function claim(file) {
  const holder = holderOf(file)
  if (holder && !isRunning(holder)) rmSync(file, { force: true })
  try {
    // A link that leads nowhere: it is there at once with the holder in it, or not at all.
    symlinkSync(String(process.pid), file)
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
  }
  return holderOf(file)
}

/**
 * Waits until this process alone holds the lock. It is given back when the process ends, or before.
 * @param file its path
 * @param onWait told once which process has it
 * @returns gives it back
 */
export async function lockInstallation(file, onWait) {
  const unlock = () => holderOf(file) === process.pid && rmSync(file)
  process.once('exit', unlock)
  let awaited
  for (;;) {
    const holder = claim(file)
    if (holder !== process.pid && holder !== awaited) onWait(holder)
    awaited = holder
    await delay(CHECK_MS)
    // Two who found the lock of a process that is gone may both have taken it: the later one has it.
    if (holder === process.pid && holderOf(file) === process.pid) return unlock
  }
}
