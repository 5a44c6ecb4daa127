/** A map of at most `size` entries: one more drops the entry that was set longest ago. */
export class RecentMap<Key, Value> extends Map<Key, Value> {
  readonly #limit: number

  constructor(size: number) {
    super()
    this.#limit = size
  }

  override set(key: Key, value: Value): this {
    this.delete(key)
    super.set(key, value)
    const oldest = this.keys().next()
    if (this.size > this.#limit && !oldest.done) this.delete(oldest.value)
    return this
  }
}
