/** So many lengths are remembered. */
const MOST = 64;

/** What depends on the length of a list alone, worked out once for each length. */
export function ofLength<Made>(make: (k: number) => Made): (k: number) => Made {
  const known = new Map<number, Made>();
  return (k) => {
    let made = known.get(k);
    if (made === undefined) {
      if (known.size >= MOST) known.clear();
      known.set(k, (made = make(k)));
    }
    return made;
  };
}
