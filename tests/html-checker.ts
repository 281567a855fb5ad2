import { type ConfigData, HtmlValidate, type MetaAttribute, StaticConfigLoader } from 'html-validate'

type Element = Parameters<NonNullable<MetaAttribute['allowed']>>[0]

/** Allows an attribute on elements that pass; `why` names the rule for the others. */
const allowedIf = (passes: (node: Element) => boolean, why: string): MetaAttribute => ({
  allowed: (node) => (passes(node) ? null : why),
})

const nameNeedsRole = allowedIf((node) => node.hasAttribute('role'), 'needs a role')
const isToggle = (node: Element) => /^(?:checkbox|radio)$/.test(String(node.getAttribute('type')))

/** Works out the rules once. The library does it for every document: half the time of a check. */
class RulesOnce extends StaticConfigLoader {
  #rules: ReturnType<StaticConfigLoader['getConfigFor']> | undefined

  override getConfigFor(document: string) {
    this.#rules ??= super.getConfigFor(document)
    return this.#rules
  }
}

const settings: ConfigData = {
  extends: ['html-validate:standard', 'html-validate:a11y'],
  elements: [
    'html5',
    // Rules of the Nu HTML checker that html-validate lacks.
    {
      link: { attributes: { rel: { required: true } } },
      button: {
        attributes: {
          'aria-expanded': allowedIf(
            (node) => !node.hasAttribute('command'),
            'is not allowed beside command',
          ),
        },
      },
      input: {
        attributes: {
          'aria-checked': allowedIf((node) => !isToggle(node), 'is told by the control itself'),
          readonly: { boolean: true, ...allowedIf((node) => !isToggle(node), 'has no effect') },
        },
      },
      span: { attributes: { 'aria-label': nameNeedsRole } },
      div: { attributes: { 'aria-label': nameNeedsRole } },
    },
  ],
  rules: {
    // React writes `<br/>`, which HTML allows.
    'void-style': 'off',
    // A list and a group may have a name.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // The navigation of the header and that of the menu are never shown at the same time.
    'unique-landmark': 'off',
    // Rows and cells state their roles, because the style sheet makes cards of them on narrow screens.
    'no-redundant-role': 'off',
    // Radix hides the page behind a dialog, and keeps focus in the dialog.
    'hidden-focusable': 'off',
    // The buttons of Sonner's messages, which are in no form.
    'no-implicit-button-type': 'off',
    'prefer-native-element': ['error', { exclude: ['listbox'] }],
  },
}

/** Checks HTML against the HTML standard and WAI-ARIA, as far as no style sheet is needed. */
const checker = new HtmlValidate(new RulesOnce(settings))

/** The faults of a document or of a part of one, each with its rule, its words and its place. */
export function faultsOf(html: string): string[] {
  const { results } = checker.validateStringSync(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`),
  )
}
