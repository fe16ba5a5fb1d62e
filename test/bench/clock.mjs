/**
 * Seconds of processor time that `work` takes, helper threads included. On a busy machine a clock on the wall
 * would time the others too; `limit.cpp` counts the same way.
 */
export function seconds(work) {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
}
