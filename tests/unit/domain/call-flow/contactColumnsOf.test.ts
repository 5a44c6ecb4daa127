import { expect, it } from 'vitest'
import { contactColumnsOf, readFlow } from '../../../../src/domain/call-flow/index.ts'

it('finds each column of the contact once, in texts and in conditions', () => {
  const columns = contactColumnsOf(
    readFlow({
      kind: 'voice_campaign',
      nodes: [
        {
          id: 'a',
          type: 'play',
          options: { prompts: [{ text: 'Hi {{contact.name}}, from {{call.from}}' }] },
        },
        { id: 'b', type: 'condition', options: { rules: [{ left: 'contact.plan', right: 'var.plan' }] } },
        { id: 'c', type: 'play', options: { prompts: [{ text: '{{ contact.name }} {{contact.city}}' }] } },
        { id: 'd', type: 'play', options: { prompts: [{ text: 'contact.nothing' }] } },
      ],
    }),
  )
  expect(columns).toEqual(['name', 'plan', 'city'])
  const other = {
    kind: 'voice_campaign',
    nodes: [{ id: 'a', type: 'play', options: { prompts: ['{{contact.name}} {{contact.job}}'] } }],
  }
  const first = {
    kind: 'voice_campaign',
    nodes: [{ id: 'a', type: 'play', options: { text: '{{contact.name}}' } }],
  }
  expect(contactColumnsOf(readFlow(first), readFlow(other))).toEqual(['name', 'job'])
  expect(contactColumnsOf(readFlow(undefined))).toEqual([])
})
