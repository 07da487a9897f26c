/**
 * @generated SignedSource<<8719d43bdedc0307ef74325a8547ab8d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccessibilityStatement_cater$data = {
  readonly email: string | null | undefined;
  readonly name: string;
  readonly phoneNumber: string | null | undefined;
  readonly " $fragmentType": "AccessibilityStatement_cater";
};
export type AccessibilityStatement_cater$key = {
  readonly " $data"?: AccessibilityStatement_cater$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccessibilityStatement_cater">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccessibilityStatement_cater",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phoneNumber",
      "storageKey": null
    }
  ],
  "type": "Cater",
  "abstractKey": null
};

(node as any).hash = "c040b34e0c56dca72935a3d3d0e780ab";

export default node;
