import { expect, test } from 'vitest'

// The texts that the specification quotes stand in the sources to the letter: straight apostrophes, no other words.

const files = import.meta.glob<string>(['/src/**/*.{ts,tsx}', '!/src/**/*.test.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

const sources = Object.values(files).join('\n')

/** Matches a text; `{}` stands for a value that is inserted into it. */
const toPattern = (text: string) =>
  new RegExp(text.replace(/[.?*()]/g, '\\$&').replace('{}', '\\$?\\{.+?\\}'))

test.each([
  'See Our Work',
  'Stay ahead of the curve',
  "Let's Connect",
  'Oops! Page not found',
  'Loading...',
  '{} - Coming Soon',
  'Operational Metrics',
  'Design Standards',
  'Pro Forma Builder',
  'Knowledge Base',
  'AI Assistant',
  'Settings',
  'Administrator',
  'Equipment Catalog',
  'Manage your spa and bathhouse equipment inventory',
  'Add Equipment',
  'Search equipment...',
  'All categories',
  "'-'",
  '{} days',
  '{} months',
  'Loading equipment...',
  'Error loading equipment: {}',
  'No equipment found matching your filters',
  'No equipment added yet. Click "Add Equipment" to get started.',
  'Add New Equipment',
  'Edit Equipment',
  'Fill in the equipment details. All fields marked with * are required.',
  'Update Equipment',
  'Saving...',
  'Not specified',
  'Additional Specifications',
  'No supplier information available.',
  'MCP Configuration Guide',
  "'website_footer'",
  "'...'",
  'Signing in...',
  'Creating account...',
  'Account created successfully! You can now sign in.',
  'Please enter your email address',
  'Please enter a valid email address',
  'Unauthorized email address',
  'Only authorized email addresses can sign up',
  'Passwords do not match',
  'Password must be at least {} characters',
  'Please select at least one category',
  'useAuth must be used within an AuthProvider',
  'Thank you for subscribing!',
  'This email is already subscribed!',
  'Something went wrong. Please try again.',
  'Failed to sign in',
  'Failed to create account',
  'Error saving equipment: {}',
  'Are you sure you want to delete this equipment?',
  'Error deleting equipment: {}',
])('%s', (text) => expect(toPattern(text).test(sources)).toBe(true))
