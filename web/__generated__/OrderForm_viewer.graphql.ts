/**
 * @generated SignedSource<<98a68f6f880663af92b5e82982499001>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderForm_viewer$data = {
  readonly firstName: string | null | undefined;
  readonly lastName: string | null | undefined;
  readonly phoneNumber: string | null | undefined;
  readonly " $fragmentType": "OrderForm_viewer";
};
export type OrderForm_viewer$key = {
  readonly " $data"?: OrderForm_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderForm_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderForm_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "firstName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastName",
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
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "9cdcde66b9603be26cba79d5d0977e19";

export default node;
