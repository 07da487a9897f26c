/**
 * @generated SignedSource<<7ad71d77edc681fd0996c76557536d8f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type readService_service$data = {
  readonly isRequired: boolean;
  readonly name: string;
  readonly price: number;
  readonly uuid: string;
  readonly " $fragmentType": "readService_service";
};
export type readService_service$key = {
  readonly " $data"?: readService_service$data;
  readonly " $fragmentSpreads": FragmentRefs<"readService_service">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readService_service"
};

(node as any).hash = "96c06dfc0990e8794fbe826e97c439d4";

export default node;
