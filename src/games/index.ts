export * from './arab-revolt/rules/index'
